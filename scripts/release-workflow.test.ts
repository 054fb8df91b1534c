import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const workflow = read('.github/workflows/release.yml');
const [head = '', listed = ''] = workflow.split(/^jobs:\n/mu);
const jobs = listed.split(/^ {2}(?=\w+:$)/mu).slice(1);

test('threat 39: a release runs nothing of others that can be swapped, with no rights but those a job names', () => {
  const actions = [...workflow.matchAll(/uses: (.*)$/gmu)].map(([, action]) => action);
  const images = ['compose.yaml', 'compose.postgres.yaml', 'Containerfile']
    .flatMap((file) => [...read(file).matchAll(/(?:image: |NODE_IMAGE=)(.*)$/gmu)])
    .map(([, image]) => image);

  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !/@[\da-f]{40} # v\d/u.test(action ?? ''))).toEqual([]);
  expect(images).toHaveLength(2);
  expect(images.filter((image) => !/:[\d.]+\S*@sha256:[\da-f]{64}$/u.test(image ?? ''))).toEqual(
    [],
  );
  expect(head).toMatch(/^permissions: \{\}$/mu);
  expect(jobs.filter((job) => !job.includes('permissions:\n      contents: '))).toEqual([]);
  // Text of a tag or a branch becomes part of a script only as a variable of the environment.
  const scripts = [...workflow.matchAll(/run: (?:\|\n((?: {10}.*\n|\n)+)|(.*)$)/gmu)].join('\n');
  expect(scripts).not.toContain('${{');
});

test('threat 39: a release has a bill, says where it comes from, and is signed, for both processors', () => {
  const [released = '', image = ''] = jobs;

  expect(released).toContain('dist/software-bill.cdx.json');
  expect(released).toContain('actions/attest-build-provenance@');
  expect(released).toContain('gh attestation verify');
  expect(image).toContain('platforms: linux/amd64,linux/arm64');
  for (const step of ['cosign sign ', 'cosign attest ', 'cosign verify ', 'provenance: mode=max']) {
    expect(image).toContain(step);
  }
  expect(read('Containerfile')).toContain('/app/dist/software-bill.cdx.json');
});
