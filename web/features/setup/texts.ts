/** The texts around the first account. */
export const setupTexts = {
  tabTitle: 'First account',
  title: 'Create the first account',
  lead: 'You become the administrator of this Legwork and can add other people afterwards.',
  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  submit: 'Create account',
  fullNameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your email address.',
  welcome: 'Welcome to Legwork!',
  signInYourself: 'Your account is ready. Please sign in.',
  unreachable: 'The server cannot be reached. Check that it is running, then try again.',
  unexpected: 'Something went wrong. Please try again.',
} as const;
