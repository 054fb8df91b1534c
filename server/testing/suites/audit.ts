import { expect, test } from 'vitest';
import type { DatabaseStage } from '../on-every-database.ts';
import { testAdmin } from '../start-server.ts';

/** The audit log. */
export function testAudit({ admin, query, create, signIn }: DatabaseStage): void {
  test('tells who did what to whom, to administrators only', async () => {
    await query('delete from public.audit_log');
    const id = await create('audited@example.com');
    const person = await signIn('audited@example.com');
    await signIn('audited@example.com', 'wrong one').catch(() => undefined);
    await signIn('my-password', 'wrong one').catch(() => undefined);
    await person.auth.updateUser({ password: 'my very own one' });
    await admin().rest.rpc('set_user_role', { target_user: id, new_role: 'admin' });
    await admin().rest.rpc('set_user_role', { target_user: id, new_role: 'user' });
    const refused = await person.rest.from('audit_log').select('id');
    await admin().rest.from('profiles').delete().eq('id', id);

    const { data } = await admin()
      .rest.from('audit_log')
      .select('action, actor_email, target_email, details')
      .order('id');

    const by = testAdmin.email;
    const to = 'audited@example.com';
    expect(refused.data).toEqual([]);
    expect(data).toEqual([
      entry('account_created', by, to),
      entry('signed_in', to, to),
      entry('sign_in_failed', null, to),
      entry('sign_in_failed', null, null),
      entry('password_changed', to, to),
      entry('role_changed', by, to, { from: 'user', to: 'admin' }),
      entry('role_changed', by, to, { from: 'admin', to: 'user' }),
      entry('account_deleted', by, to),
    ]);
  });

  test('old entries are dropped, young ones stay', async () => {
    await query('delete from public.audit_log');
    await query(`insert into public.audit_log (action, happened_at)
      values ('signed_in', now() - interval '31 days'), ('signed_in', now() - interval '29 days')`);

    await query('select legwork.prune_audit(30)');

    const [old] = await query(
      `select count(*)::int as n from public.audit_log where happened_at < now() - interval '1 day'`,
    );
    expect(old).toEqual({ n: 1 });
  });
}

function entry(action: string, actor: string | null, target: string | null, details = {}) {
  return { action, actor_email: actor, target_email: target, details };
}
