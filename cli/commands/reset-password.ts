import { text } from 'node:stream/consumers';
import { say, type Run } from '../command.ts';
import { EXIT } from '../exit-codes.ts';

/** `legwork reset-password`: lets somebody back in who forgot their password, from the machine that has the database. */
export const runResetPassword: Run = async (line, context) => {
  const { drawPassword, resetPassword } = await import('../../server/reset-password.ts');
  const { readSettings } = await import('../../server/settings.ts');
  const { StartError } = await import('../../server/start-error.ts');
  const { variables, stdin, stdout, stderr } = context;
  const isGiven = line.has('stdin');
  try {
    const password = isGiven ? (await text(stdin)).replace(/\r?\n$/u, '') : drawPassword();
    await resetPassword(readSettings(variables), { email: line.positional, password });
    if (!isGiven) await stdout.write(`${password}\n`);
    await stderr.write(
      `${line.positional} is signed out everywhere, and chooses a password of their own after signing in with this one.\n`,
    );
    return EXIT.report;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    await say(context, error.message);
    return EXIT.fault;
  }
};
