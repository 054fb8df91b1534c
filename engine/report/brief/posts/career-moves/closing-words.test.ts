import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'es',
    '«El riesgo ya está en el balance», concluyó Tessa Marlow, directora de riesgos de Quillfeather Insurance.',
  ],
  [
    'es',
    '«Nadie lee el anexo», concluye Tessa Marlow, directora de riesgos de Quillfeather Insurance.',
  ],
  [
    'pt',
    '“O anexo ninguém lê”, concluiu Tessa Marlow, diretora de riscos da Quillfeather Insurance.',
  ],
  [
    'pt',
    '“É preciso ler o anexo”, encerrou Tessa Marlow, diretora de riscos da Quillfeather Insurance.',
  ],
  [
    'it',
    '«Nessuno legge l’allegato», ha concluso Tessa Marlow, responsabile rischi di Quillfeather Insurance.',
  ],
])('who ends what they say leaves nothing, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});

test.each([
  [
    'es',
    'Concluye el mandato de Tessa Marlow como directora de riesgos de Quillfeather Insurance.',
  ],
  ['de', 'Nach dem Streit um „Pro Risk“ verlässt Tessa Marlow die Quillfeather Insurance.'],
])('a departure near a quotation is one, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toMatch(/^(?:left|leaving)$/u);
});
