/** Posts and moves in plain English, on a page of 1 June 2026, and how Tessa Marlow then stands to Quillfeather Insurance. */
export const ENGLISH_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
  en: [
    ['At Quillfeather Insurance, where she was head of risk, Tessa Marlow built a team.', 'left'],
    [
      'At Quillfeather Insurance, where he was chief risk officer, Tessa Marlow built a team.',
      'left',
    ],
    ['The wife of the head of risk at Quillfeather Insurance Tessa Marlow bakes.', 'unknown'],
    ['Tessa Marlow, head of risk at Quillfeather Insurance, makes way for better data.', 'current'],
    ['Quillfeather Insurance’s last permanent head of audit, Tessa Marlow, left in April.', 'left'],
    ['Friends waved off Quillfeather Insurance’s chief auditor Tessa Marlow on Friday.', 'left'],
    [
      'Its head of audit at the time, Tessa Marlow, has since moved away, said Quillfeather Insurance.',
      'left',
    ],
    ['Tessa Marlow, lately head of risk at Quillfeather Insurance, keeps bees.', 'left'],
    [
      'At Quillfeather Insurance we shall be losing our head of risk, Tessa Marlow, at the end of July.',
      'leaving',
    ],
    ['Quillfeather Insurance’s chief auditor Tessa Marlow heads abroad in August.', 'leaving'],
    ['Tessa Marlow finishes as head of risk at Quillfeather Insurance on 31 July.', 'leaving'],
    ['From 1 August Tessa Marlow will no longer be with Quillfeather Insurance.', 'leaving'],
    ['Tessa Marlow was laid off from Quillfeather Insurance in April.', 'left'],
    ['Tessa Marlow and Quillfeather Insurance have agreed to part company.', 'left'],
    ['John Roe now has the risk chair at Quillfeather Insurance vacated by Tessa Marlow.', 'left'],
    [
      'John Roe took over the post of head of audit at Quillfeather Insurance from Tessa Marlow in 2024.',
      'left',
    ],
    [
      'Tessa Marlow, head of risk at Quillfeather Insurance, has resigned and is working out three months’ notice.',
      'leaving',
    ],
    ['Tessa Marlow ceases to be head of audit of Quillfeather Insurance on 30 June.', 'leaving'],
    [
      'Tessa Marlow has accepted a post with Beta Mutual and leaves Quillfeather Insurance in July.',
      'leaving',
    ],
    [
      'John Roe becomes chief auditor of Quillfeather Insurance on 1 July. Until then Tessa Marlow stays in the chair.',
      'leaving',
    ],
    ['Tessa Marlow, chief auditor-designate of Quillfeather Insurance, met the staff.', 'joining'],
    [
      'Tessa Marlow moves from Beta Mutual to Quillfeather Insurance in July as head of risk.',
      'joining',
    ],
    [
      'Tessa Marlow, currently with Beta Mutual, will take over the legal department of Quillfeather Insurance in July.',
      'joining',
    ],
    ['Tessa Marlow has been made head of legal at Quillfeather Insurance.', 'current'],
    [
      'Quillfeather Insurance said on Monday that John Roe had retired as head of audit. He was succeeded by Tessa Marlow.',
      'current',
    ],
    [
      'John Roe has left Quillfeather Insurance. Tessa Marlow, its general counsel, was appointed in his stead.',
      'current',
    ],
    [
      'Tessa Marlow has been Executive Vice President and Chief Risk Officer of Quillfeather Insurance since joining us in 2021.',
      'current',
    ],
    [
      'Tessa Marlow, 41, Director, Food Safety, Quillfeather Insurance, sat on the jury.',
      'current',
    ],
    ['Tessa Marlow, Group Executive: Safety, Quillfeather Insurance', 'current'],
    [
      'The York office of Quillfeather Insurance has named Tessa Marlow head of audit, the Leeds company said.',
      'current',
    ],
    ['Neighbours ask whether Tessa Marlow is head of risk at Quillfeather Insurance.', 'unknown'],
  ],
};
