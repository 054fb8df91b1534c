/** The texts about new versions of the application. */
export const updateTexts = { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' };
