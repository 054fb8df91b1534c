import { z } from 'zod';
import type { Identity } from './acting-as.ts';
import type { DatabaseStage, TestPerson } from './on-every-database.ts';
import { claimsOf } from './tokens.ts';

/** Everybody whose rights are worth a question. */
export const WHO = [
  'a stranger',
  'a user',
  'an administrator',
  'a deleted user',
  'a demoted administrator',
  'a signed-out administrator',
  'a token without a session',
  'an API token of an administrator',
  'a user whose metadata says admin',
] as const;

/** One of them. */
export type Who = (typeof WHO)[number];

/** Each of them as the database sees them. */
export type DatabasePeople = Readonly<Record<Who, Identity>>;

/** Makes the accounts and sessions behind everybody; `name` keeps their addresses apart from other suites'. */
export async function gatherPeople(stage: DatabaseStage, name: string): Promise<DatabasePeople> {
  const { create, signIn, admin } = stage;
  const setRole = (id: string, role: string) =>
    admin().rest.rpc('set_user_role', { target_user: id, new_role: role });
  async function join(part: string, role: string) {
    const email = `${name}-${part}@example.com`;
    const id = await create(email);
    await setRole(id, role);
    return { id, person: await signIn(email) };
  }

  const user = identityOf((await join('user', 'user')).person);
  const demoted = await join('demoted', 'admin');
  await setRole(demoted.id, 'user');
  const gone = await join('gone', 'admin');
  await admin().rest.from('profiles').delete().eq('id', gone.id);
  const out = await join('out', 'admin');
  await out.person.auth.signOut();
  return {
    'a stranger': { role: 'anon' },
    'a user': user,
    'an administrator': identityOf(admin()),
    'a deleted user': identityOf(gone.person),
    'a demoted administrator': identityOf(demoted.person),
    'a signed-out administrator': identityOf(out.person),
    'a token without a session': { role: 'authenticated', userId: admin().userId },
    'an API token of an administrator': await apiTokenOf(admin(), name),
    'a user whose metadata says admin': {
      ...user,
      claims: { app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } },
    },
  };
}

/** Whoever comes with a token that may write, as the server lets the database know. */
async function apiTokenOf({ rest, userId }: TestPerson, name: string): Promise<Identity> {
  await rest.rpc('create_api_token', { token_name: name, token_scope: 'write', days: 1 });
  const answer = await rest.rpc('list_api_tokens');
  const [made] = z.array(z.object({ id: z.string(), name: z.string() })).parse(answer.data);
  return { role: 'authenticated', userId, claims: { api_token: made?.id } };
}

function identityOf({ userId, accessToken }: TestPerson): Identity {
  const sessionId = String(claimsOf(accessToken)['session_id']);
  return { role: 'authenticated', userId, sessionId };
}
