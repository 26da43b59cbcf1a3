import type { FieldError } from '#shared/errors.ts'
import { isJudged } from './competition-format.ts'
import type { Rubric } from './rubric.ts'
import { itemsOf } from './rubric.ts'
import type { RulebookClass, RulebookFields } from './rulebook.ts'

type Broken = [isBroken: boolean, path: string, message: string]

const twice = (keys: readonly string[], path: string, what: string): Broken[] =>
  keys.map((key, at) => [keys.indexOf(key) !== at, `${path}.${at}`, `${what} ${key} is listed twice.`])

function formatRules({ formats, rubrics }: RulebookFields): Broken[] {
  return formats.flatMap((format, at): Broken[] => [
    [
      isJudged(format) && !rubrics.some(({ key }) => key === format.rubricKey),
      `formats.${at}.rubricKey`,
      `Choose a rubric for ${format.name}.`,
    ],
    [
      format.kind === 'head_to_head' && format.counts !== 'best',
      `formats.${at}.counts`,
      'The best run qualifies for a bracket.',
    ],
  ])
}

function classRules(one: RulebookClass, at: number, { formats, classes }: RulebookFields): Broken[] {
  const format = formats.find(({ key }) => key === one.formatKey)
  const { min = 0, max } = one.assign ?? {}
  return [
    [!format, `classes.${at}.formatKey`, `Choose a format for ${one.name}.`],
    [
      max !== undefined && max < min,
      `classes.${at}.assign`,
      `The limits of ${one.name} are the wrong way around.`,
    ],
    [
      format?.kind === 'spl_target' && one.ceilingHundredths === undefined,
      `classes.${at}.ceilingHundredths`,
      `Enter the target of ${one.name}.`,
    ],
    [
      one.replacedBy !== undefined &&
        !classes.some(({ key, retired }) => key === one.replacedBy && key !== one.key && !retired),
      `classes.${at}.replacedBy`,
      `Choose a class that is in use to follow ${one.name}.`,
    ],
  ]
}

function rubricRules(rubric: Rubric, at: number): Broken[] {
  const items = itemsOf(rubric)
  return [
    ...twice(
      items.map(({ key }) => key),
      `rubrics.${at}.items`,
      'Item',
    ),
    ...twice(
      rubric.sections.map(({ key }) => key),
      `rubrics.${at}.sections`,
      'Section',
    ),
    ...items.map(
      ({ label, minHundredths, maxHundredths, stepHundredths, values }, item): Broken => [
        values === undefined &&
          (maxHundredths < minHundredths || (maxHundredths - minHundredths) % stepHundredths !== 0),
        `rubrics.${at}.items.${item}`,
        `The steps of ${label} do not end at its maximum.`,
      ],
    ),
  ]
}

/**
 * Returns what does not fit together in a rulebook, each by its field; it can be published once the list is
 * empty.
 */
export function rulebookProblems(fields: RulebookFields): FieldError[] {
  const { formats, classes, rubrics, violations } = fields
  const rules: Broken[] = [
    [classes.every(({ retired }) => retired), 'classes', 'Add a class before you publish.'],
    ...twice(
      formats.map(({ key }) => key),
      'formats',
      'Format',
    ),
    ...twice(
      classes.map(({ key }) => key),
      'classes',
      'Class',
    ),
    ...twice(
      rubrics.map(({ key }) => key),
      'rubrics',
      'Rubric',
    ),
    ...twice(
      violations.map(({ code }) => code),
      'violations',
      'Violation',
    ),
    ...formatRules(fields),
    ...classes.flatMap((one, at) => classRules(one, at, fields)),
    ...rubrics.flatMap(rubricRules),
    ...violations.map(
      ({ name, effect, deductHundredths }, at): Broken => [
        effect === 'deduct' && deductHundredths === undefined,
        `violations.${at}.deductHundredths`,
        `Enter what ${name} takes off.`,
      ],
    ),
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, path, message]) => ({ path, message }))
}
