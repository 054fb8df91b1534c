import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';

const config = parse(readFileSync(new URL('./config.toml', import.meta.url), 'utf8'));

test('a Supabase project set up from the configuration lets nobody sign up', () => {
  expect(config).toMatchObject({
    auth: {
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      sms: { enable_signup: false },
    },
  });
});

test('it leaves sign-in by e-mail on, which one of the switches for signing up would turn off', () => {
  expect(config).toMatchObject({ auth: { email: { enable_signup: true } } });
});
