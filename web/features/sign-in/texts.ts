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
  /** What stays on the page beside the service's own words, which the toast says. */
  wrong: 'The email or password is incorrect. Check both, then try again.',
  forgotten: 'Forgotten your password? Ask an administrator for a new one.',
  first: {
    title: 'This Legwork is new',
    remedy: 'To create the first account, open the link that the server printed when it started.',
  },
  pitch: 'A dated, sourced report on the very person you are about to contact.',
  points: [
    'News, articles, podcasts and videos from the open web',
    'Every item checked: is it really this person?',
    'API keys go from your browser to their own services only',
  ],
} as const;
