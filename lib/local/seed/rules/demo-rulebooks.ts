import { addTime } from '#shared/platform/time/add-time.ts'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import { usualTies } from '#shared/rules/rulebooks/competition-format.ts'
import type { Rulebook, RulebookClass, Violation } from '#shared/rules/rulebooks/rulebook.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import { demoLeagueIds } from './demo-leagues.ts'
import { installRubric, soundRubric } from './demo-rubrics.ts'

type League = keyof typeof demoLeagueIds
type Rules = Pick<Rulebook, 'title' | 'formats' | 'classes' | 'rubrics' | 'violations' | 'sourceNote'>

const format = (
  key: string,
  name: string,
  kind: CompetitionFormat['kind'],
  more: Partial<CompetitionFormat> = {},
): CompetitionFormat => ({
  key,
  name,
  kind,
  runs: 1,
  counts: 'best',
  bonus: [],
  resolutionHundredths: 1,
  judges: 1,
  betterIs: 'more',
  ties: usualTies(kind),
  thirdPlaceRun: false,
  ...more,
})

const aClass = (
  [key, name, formatKey, division]: readonly [string, string, string, string],
  more: Partial<RulebookClass> = {},
): RulebookClass => ({ key, name, formatKey, division, order: 0, text: '', retired: false, ...more })

const inOrder = (classes: readonly RulebookClass[]) =>
  classes.map((one, place) => ({ ...one, order: (place + 1) * 10 }))

const rating = (min: number, max?: number) => ({
  assign: { formula: 'cone_plus_power' as const, min, ...(max !== undefined && { max }) },
})

const violations: Violation[] = [
  { code: 'RED', name: 'Started before the light', effect: 'zero_run' },
  { code: 'VENT', name: 'Opened a door or a window', effect: 'zero_run' },
  { code: 'REV', name: 'Engine above 2,000 rpm', effect: 'zero_run' },
  { code: 'UNSAFE', name: 'Unsafe vehicle', effect: 'disqualify' },
]

const street = 'Street'
const sound = 'Sound quality'

const soundRules = (limit: number, isLater: boolean): Rules => ({
  title: 'Heartland rules',
  sourceNote: 'Written for the demo.',
  formats: [
    format('peak', 'Peak pressure', 'spl_peak', { runs: 2, seconds: 30, maxFrequencyHz: 80 }),
    format('sq', sound, 'sheet', { judges: 3, rubricKey: soundRubric.key }),
    format('install', 'Installation', 'show', { judges: 2, rubricKey: installRubric.key }),
    ...(isLater
      ? [
          format('shootout', 'Shootout', 'head_to_head', {
            seconds: 30,
            maxFrequencyHz: 80,
            thirdPlaceRun: true,
          }),
        ]
      : []),
  ],
  classes: inOrder([
    aClass(['S1', 'Street 1', 'peak', street], rating(0, limit)),
    aClass(['S2', 'Street 2', 'peak', street], rating(limit + 1, 4000)),
    aClass(['S3', 'Street 3', 'peak', street], rating(4001)),
    aClass(['S4', 'Street wall', 'peak', street], {
      placement: 'wall',
      ...(isLater && { retired: true, replacedBy: 'S3' }),
    }),
    aClass(['SQ1', 'Stock seats', 'sq', sound], { text: 'Seats and dash stay where the factory put them.' }),
    aClass(['SQ2', 'Modified', 'sq', sound]),
    aClass(['IN1', 'Installation', 'install', 'Show']),
    ...(isLater
      ? [aClass(['X1', 'Street shootout', 'shootout', street], { text: 'Any car of the Street classes.' })]
      : []),
  ]),
  rubrics: [soundRubric, installRubric],
  violations,
})

/** Classes of 10 dB each, whose best eight meet in a bracket. */
const pressureRules: Rules = {
  title: 'Open Pressure rules',
  sourceNote: 'Written for the demo.',
  formats: [
    format('average', '30-second average', 'head_to_head', { runs: 2, seconds: 30, maxFrequencyHz: 80 }),
    format('target', 'On the number', 'spl_target', { runs: 2, resolutionHundredths: 10, betterIs: 'less' }),
  ],
  classes: inOrder([
    ...[129, 139, 149].map((ceiling) =>
      aClass([`P${ceiling}`, `Up to ${ceiling}.99`, 'average', 'Pressure'], {
        ceilingHundredths: ceiling * 100 + 99,
      }),
    ),
    aClass(['PX', 'Unlimited', 'average', 'Pressure']),
    aClass(['N140', 'Exactly 140', 'target', 'Target'], { ceilingHundredths: 14_000 }),
  ]),
  rubrics: [],
  violations: [...violations, { code: 'TONE', name: 'Played a test tone', effect: 'zero_run' }],
}

const lowRules: Rules = {
  title: 'Low Note rules',
  sourceNote: 'Written for the demo.',
  formats: [
    format('tones', 'Three tones', 'spl_average', { runs: 3, counts: 'average' }),
    format('low', 'Low notes', 'spl_peak', {
      runs: 3,
      bonus: [
        { belowHz: 32, perHzHundredths: 25 },
        { belowHz: 20, onceHundredths: 200 },
        { belowHz: 15, onceHundredths: 100 },
      ],
    }),
  ],
  classes: inOrder([
    aClass(['T1', 'Tones, up to 1,000 W', 'tones', 'Tones'], {
      assign: { formula: 'power', min: 0, max: 1000 },
    }),
    aClass(['T2', 'Tones, open', 'tones', 'Tones'], { assign: { formula: 'power', min: 1001 } }),
    aClass(['L1', 'Low notes', 'low', 'Low notes']),
  ]),
  rubrics: [],
  violations: [
    ...violations,
    { code: 'LATE', name: 'Late to the lane', effect: 'deduct', deductHundredths: 100 },
  ],
}

type Version = readonly [league: League, versionNo: number, rules: Rules, daysOld: number, isDraft?: true]

const versions: readonly Version[] = [
  ['sound', 1, soundRules(1800, false), 800],
  ['sound', 2, soundRules(2000, true), 420],
  ['sound', 3, soundRules(2000, true), 6, true],
  ['pressure', 1, pressureRules, 500],
  ['lowNotes', 1, lowRules, 300],
]

/** The second version of one league moved a limit, retired a class, and added another; a third is being written. */
export const demoRulebooks = (now: string): Rulebook[] =>
  versions.map(([league, versionNo, rules, daysOld, isDraft]) => {
    const createdAt = addTime(now, { days: -daysOld })
    return {
      ...rules,
      id: rulebookIdOf(demoLeagueIds[league]),
      leagueId: demoLeagueIds[league],
      versionNo,
      status: isDraft ? 'draft' : 'published',
      ...(!isDraft && { publishedAt: createdAt }),
      createdAt,
      updatedAt: createdAt,
      version: isDraft ? 1 : 2,
    }
  })
