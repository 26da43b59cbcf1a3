import * as z from 'zod/mini'
import { CompetitionFormat, isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import {
  hundredths,
  typedHundredths,
  typedWhole,
  whole,
} from '#web/features/rules/leagues/components/typed-number.ts'
import { keyFrom } from './key-from.ts'

const mostTies = [0, 1]

const blank: CompetitionFormat = {
  key: '',
  name: '',
  kind: 'spl_peak',
  runs: 2,
  counts: 'best',
  bonus: [],
  resolutionHundredths: 1,
  judges: 1,
  betterIs: 'more',
  ties: ['second_best_run', 'run_off'],
  thirdPlaceRun: false,
}

/** The values of a format's form, each as it is typed. */
export const formatValues = (format: CompetitionFormat = blank) => ({
  key: format.key,
  name: format.name,
  kind: format.kind,
  runs: typedWhole(format.runs),
  counts: format.counts,
  bonus: format.bonus.map((one) => ({
    belowHz: typedWhole(one.belowHz),
    perHzHundredths: typedHundredths(one.perHzHundredths),
    onceHundredths: typedHundredths(one.onceHundredths),
  })),
  resolutionHundredths: typedWhole(format.resolutionHundredths),
  seconds: typedWhole(format.seconds),
  maxFrequencyHz: typedWhole(format.maxFrequencyHz),
  judges: typedWhole(format.judges),
  rubricKey: format.rubricKey ?? '',
  betterIs: format.betterIs,
  ties: mostTies.map((at): string => format.ties[at] ?? ''),
  thirdPlaceRun: format.thirdPlaceRun,
})
export type FormatValues = ReturnType<typeof formatValues>

/** Drops the values that the kind of a format does not ask for. */
const toFormat = (taken: readonly string[]) => (values: FormatValues) => {
  const judged = isJudged(values)
  return {
    ...values,
    key: values.key || keyFrom(values.name, taken),
    runs: judged ? 1 : (whole(values.runs) ?? Number.NaN),
    counts: judged ? 'best' : values.counts,
    bonus: judged
      ? []
      : values.bonus.map((one) => ({
          belowHz: whole(one.belowHz) ?? Number.NaN,
          perHzHundredths: hundredths(one.perHzHundredths),
          onceHundredths: hundredths(one.onceHundredths),
        })),
    resolutionHundredths: Number(values.resolutionHundredths),
    seconds: judged ? undefined : whole(values.seconds),
    maxFrequencyHz: judged ? undefined : whole(values.maxFrequencyHz),
    judges: judged ? (whole(values.judges) ?? Number.NaN) : 1,
    rubricKey: (judged && values.rubricKey) || undefined,
    ties: [...new Set(values.ties.filter(Boolean))],
    thirdPlaceRun: values.kind === 'head_to_head' && values.thirdPlaceRun,
  }
}

/** Checks the input as the server checks it. */
export const formatSchema = (taken: readonly string[]): z.ZodMiniType<CompetitionFormat, FormatValues> =>
  z.pipe(
    z.pipe(z.custom<FormatValues>(), z.transform(toFormat(taken))),
    CompetitionFormat as unknown as z.ZodMiniType<CompetitionFormat, ReturnType<ReturnType<typeof toFormat>>>,
  )
