/** The texts of drafts, and of the form for the language model that writes them. */
export const draftTexts = {
  form: {
    lead: 'A language model of your own turns the proven lines of a brief into a mail. It quotes them; whatever it claims in its own words is left out. When you ask for a draft, the model receives the name, company, position and notes from the form, what you offer, and quotes from confirmed pages.',
    preset: 'Service',
    baseUrl: 'Address',
    model: 'Model',
    key: 'API key (optional)',
    keyKept: 'One is saved. Leave this empty to keep it.',
    keyNone: 'Local models need none. It is kept in this browser only.',
    offer: 'What you offer (optional)',
    offerHint: 'One sentence. A draft may use its words.',
    save: 'Save and test',
    testing: 'Testing…',
    switchOff: 'Switch off',
    works: (model: string): string => `Saved. ${model} answers.`,
    badAddress: 'Please enter an address that starts with http:// or https://.',
    noModel: 'Please enter the name of a model.',
    notStored: 'Your browser could not store this. Allow site data for this page, then save again.',
    notAllowed: (origin: string): string =>
      `This installation does not allow ${origin}. Ask your administrator to add it to the setting MODEL_URLS, then reload this page.`,
  },
  panel: {
    title: 'Draft',
    lead: 'A mail and a summary whose sentences rest on lines of the brief.',
    draft: (model: string): string => `Draft with ${model}`,
    again: (model: string): string => `Draft again with ${model}`,
    cancel: 'Cancel the draft',
    writing: (model: string): string =>
      `${model} is writing. A local model can take a minute or two.`,
    written: 'The draft is ready.',
    cancelled: 'Cancelled. Nothing was changed.',
    held: 'This draft is not saved yet, since the research did not finish. Save the report to keep it.',
    untouched: 'The brief is unchanged.',
  },
  view: {
    tabs: 'Tone of the mail',
    summary: 'Summary',
    lines: 'Lines it rests on',
    fits: 'Best fit for what you offer',
    separator: ' · ',
    line: (number: string): string => `Line ${number}`,
    source: (host: string): string => `Open the page on ${host} (new tab)`,
    tooLittle:
      'Too few sentences of this mail could be kept. Use an opener from the brief, or draft again.',
    copy: 'Copy',
    copyMail: (tone: string): string => `Copy the mail: ${tone}`,
    copied: 'Copied',
    copyFailed: 'Could not copy',
    copyFailedReason: 'Your browser blocked copying. Select the text and copy it manually.',
    effort: (seconds: string, tokens: string): string => `It took ${seconds} s${tokens}.`,
    cost: (dollars: string): string => ` and cost $${dollars}`,
    tokens: (prompt: string, completion: string): string =>
      `, ${prompt} tokens read and ${completion} written`,
    dropped: (count: number): string =>
      count === 1 ? '1 sentence was left out' : `${count} sentences were left out`,
  },
} as const;

/** Servers that speak the language of OpenAI's, with the address each has unless it was changed. */
export const MODEL_PRESETS = [
  { name: 'Ollama', baseUrl: 'http://localhost:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://localhost:1234/v1' },
  { name: 'llama.cpp server', baseUrl: 'http://localhost:8080/v1' },
  { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1' },
  { name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1' },
  { name: 'Other (OpenAI-compatible)', baseUrl: '' },
] as const;
