import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsSpent, nextRow, queueReducer, type Queue, type QueueAction } from './queue.ts';

const person = (name: string) => ({
  name,
  company: 'Acme',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
});
const LISTED = ['Ann', 'Bob', 'Cid'].map((name, index) => ({
  row: index + 2,
  prospect: person(name),
}));
const CREATED: QueueAction = { kind: 'created', prospects: LISTED, creditsMax: null };

const after = (...actions: readonly QueueAction[]): Queue | null =>
  [CREATED, ...actions].reduce<Queue | null>(queueReducer, null);

const STARTED = [{ kind: 'started' }, { kind: 'row started', at: 0 }] as const;
const charged = (call: string, credits: number, isTold = false): QueueAction => ({
  kind: 'row charged',
  at: 0,
  call,
  charge: { credits, isTold },
});
const ended = (at: number): QueueAction => ({
  kind: 'row ended',
  at,
  ending: { status: 'done', insights: 3, message: '', reportId: 'r1' },
});

test('a new list does not run until it is started, and its rows come in their order', () => {
  expect(after()).toMatchObject({ status: 'paused', reason: 'user' });
  const queue = after(...STARTED, ended(0));
  expect(queue).toMatchObject({ status: 'running', reason: null });
  expect(queue && nextRow(queue)).toBe(1);
});

test('a row that was interrupted comes before those that wait', () => {
  const queue = after({ kind: 'row started', at: 1 }, { kind: 'paused', reason: 'interrupted' });
  expect(queue && nextRow(queue)).toBe(1);
});

test('an answer that is reported again after a reload is counted once; one that is paid again, twice', () => {
  const spent = (...actions: readonly QueueAction[]): number => {
    const queue = after(...STARTED, ...actions);
    return queue ? creditsSpent(queue) : -1;
  };
  expect(spent(charged('a', 25), charged('a', 25, true), charged('b', 1))).toBe(26);
  expect(spent(charged('a', 25), charged('a', 25))).toBe(50);
  expect(spent(charged('a', 25, true))).toBe(25);
});

test('a call that was under way when the page went away is taken for paid, and its answer reported again is no second charge', () => {
  const asked: QueueAction = { kind: 'row asked', at: 0, call: 'a', usualCredits: 25 };
  const interrupted = after(...STARTED, asked, { kind: 'row started', at: 0 });
  expect(interrupted && creditsSpent(interrupted)).toBe(25);
  const told = queueReducer(interrupted, charged('a', 25, true));
  expect(told && creditsSpent(told)).toBe(25);
  const answered = after(...STARTED, asked, charged('a', 25), { kind: 'row started', at: 0 });
  expect(answered && creditsSpent(answered)).toBe(25);
});

test('a stopped list leaves out what is not over, keeps what is, and cannot be started again', () => {
  const queue = after(...STARTED, ended(0), { kind: 'row started', at: 1 }, { kind: 'stopped' });
  expect(queue?.rows.map(({ status }) => status)).toEqual(['done', 'left out', 'left out']);
  expect(queueReducer(queue, { kind: 'started' })).toBe(queue);
});

test('forgetting a person takes their rows away, however they are spelled', () => {
  const queue = after({ kind: 'forgotten', key: 'bob|acme' });
  expect(queue?.rows.map(({ prospect }) => prospect.name)).toEqual(['Ann', 'Cid']);
});

test('whatever happens in whatever order, no row is lost and the credits never go down', () => {
  const at = fc.nat({ max: 2 });
  const action = fc.oneof<fc.Arbitrary<QueueAction>[]>(
    fc.constantFrom<QueueAction>(
      { kind: 'started' },
      { kind: 'stopped' },
      { kind: 'finished' },
      { kind: 'paused', reason: 'offline' },
    ),
    at.map((place) => ({ kind: 'row started', at: place })),
    at.map(ended),
    fc.record({
      kind: fc.constant('row charged' as const),
      at,
      call: fc.constantFrom('a', 'b'),
      charge: fc.record({ credits: fc.nat({ max: 50 }), isTold: fc.boolean() }),
    }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let queue = after();
      for (const each of actions) {
        const before = queue ? creditsSpent(queue) : 0;
        queue = queueReducer(queue, each);
        expect(queue?.rows).toHaveLength(3);
        expect(queue ? creditsSpent(queue) : -1).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});

test('a list made for meetings keeps them; whoever is forgotten is met in none, and no title names them', () => {
  const meeting = (title: string, ...names: readonly string[]) => ({
    uid: title,
    title,
    day: '2026-11-24',
    begins: '09:00',
    ends: '',
    people: names.map((name) => ({ prospect: person(name) })),
  });
  const agenda = {
    meetings: [meeting('Ann and Bob', 'Ann', 'Bob'), meeting('Cid', 'Cid')],
    notes: ['Left out: 1 room or resource.'],
    changes: ['Ann', 'Cid'].map((name) => ({
      title: `Cancelled: ${name}`,
      people: [{ prospect: person(name) }],
    })),
  };
  const queue = [
    { ...CREATED, agenda },
    { kind: 'forgotten', key: 'ann|acme' } as const,
  ].reduce<Queue | null>(queueReducer, null);

  expect(queue?.rows.map(({ prospect }) => prospect.name)).toEqual(['Bob', 'Cid']);
  expect(queue?.agenda).toEqual({
    ...agenda,
    meetings: [{ ...meeting('Ann and Bob', 'Bob'), title: '' }, meeting('Cid', 'Cid')],
    changes: agenda.changes.slice(1),
  });
});
