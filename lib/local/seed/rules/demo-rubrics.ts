import type { Rubric, RubricItem } from '#shared/rules/rulebooks/rubric.ts'

type Range = Pick<RubricItem, 'kind' | 'minHundredths' | 'maxHundredths' | 'stepHundredths' | 'values'>

const points = (maximum: number): Range => ({
  kind: 'points',
  minHundredths: 0,
  maxHundredths: maximum * 100,
  stepHundredths: 25,
})
const scale: Range = {
  kind: 'points',
  minHundredths: 400,
  maxHundredths: 1000,
  stepHundredths: 300,
  values: [1000, 700, 400],
}
const deduction = (maximum: number): Range => ({
  kind: 'deduction',
  minHundredths: 0,
  maxHundredths: maximum * 100,
  stepHundredths: 50,
})

const item = (key: string, label: string, range: Range, note = ''): RubricItem => ({
  key,
  label,
  ...range,
  note,
})

/** 100 points in steps of a quarter, less what noise takes off. */
export const soundRubric: Rubric = {
  key: 'sound',
  name: 'Sound quality sheet',
  sections: [
    {
      key: 'tone',
      name: 'Tone',
      items: [
        item('sub_bass', 'Sub-bass', points(10), 'Below 60 Hz: deep, tight and not boomy.'),
        item('mid_bass', 'Mid-bass', points(15)),
        item('midrange', 'Midrange', points(15), 'Voices sound like the people they belong to.'),
        item('highs', 'Highs', points(10)),
      ],
    },
    {
      key: 'stage',
      name: 'Stage',
      items: [
        item('width', 'Width', points(10)),
        item('depth', 'Depth', points(10)),
        item('imaging', 'Imaging', points(20), 'Left, left center, center, right center and right.'),
        item('listening', 'Listening pleasure', points(10)),
      ],
    },
    {
      key: 'noise',
      name: 'Noise',
      items: [
        item('alternator', 'Alternator whine', deduction(3)),
        item('pops', 'Pops when it turns on', deduction(2)),
      ],
    },
  ],
}

/** Ten lines of 10, 7 or 4 points, less deductions for safety. */
export const installRubric: Rubric = {
  key: 'install',
  name: 'Installation sheet',
  sections: [
    {
      key: 'wiring',
      name: 'Wiring',
      items: [
        item('fusing', 'Fusing', scale, '10: within 18 in of the battery. 7: farther. 4: missing a fuse.'),
        item('gauge', 'Wire gauge', scale),
        item('grounds', 'Grounds', scale),
        item('routing', 'Routing', scale),
        item('labels', 'Labels', scale),
      ],
    },
    {
      key: 'workmanship',
      name: 'Workmanship',
      items: [
        item('mounting', 'Mounting', scale),
        item('fit', 'Fit', scale),
        item('finish', 'Finish', scale),
        item('serviceability', 'Serviceability', scale),
        item('presentation', 'Presentation', scale),
      ],
    },
    { key: 'safety', name: 'Safety', items: [item('unsafe', 'Unsafe mounting', deduction(10))] },
  ],
}
