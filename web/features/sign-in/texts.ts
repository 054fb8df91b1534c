/** The texts of the sign-in page. */
export const signInTexts = {
  title: 'Sign in to Legwork',
  lead: 'Know the person before you write to them.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  emailMissing: 'Please enter your email address.',
  passwordShort: 'Please enter a password of at least 6 characters.',
  failed: 'Sign In Failed',
  unexpected: 'An unexpected error occurred. Please try again.',
  welcome: 'Welcome back!',
  pitch: 'A dated, sourced report on the very person you are about to contact.',
  points: [
    'News, articles, podcasts and videos from the open web',
    'Every item checked: is it really this person?',
    'Your API keys never leave your browser',
  ],
} as const;
