import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The value of a key in one section of `supabase/config.toml`. */
function configured(section: string, key: string): string | undefined {
  const text = readFileSync(new URL('../supabase/config.toml', import.meta.url), 'utf8');
  const body = text.split(/^\[/m).find((part) => part.startsWith(`${section}]`)) ?? '';
  return new RegExp(`^${key} = (.+)$`, 'm').exec(body)?.[1];
}

test('a Supabase project set up from the configuration lets nobody sign up', () => {
  expect(configured('auth', 'enable_signup')).toBe('false');
  expect(configured('auth', 'enable_anonymous_sign_ins')).toBe('false');
  expect(configured('auth.sms', 'enable_signup')).toBe('false');
});

test('it leaves sign-in by e-mail on, which one of the switches for signing up would turn off', () => {
  expect(configured('auth.email', 'enable_signup')).toBe('true');
});
