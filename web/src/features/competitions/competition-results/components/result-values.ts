import * as z from 'zod/mini'
import {
  CompetitionResult,
  ResultPlace,
} from '#shared/competitions/competition-results/competition-result.ts'
import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { readTypedMeasured } from '#shared/rules/scores/read-typed.ts'
import { meterScore } from '#shared/rules/scores/score.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { line, text } from '#shared/text.ts'

/** A result to edit. Without a version it is still to be reported. */
export type ResultDraft = Partial<OwnResult>

const WrittenResult = z.strictObject({
  elsewhere: z.optional(ResultPlace),
  leagueId: CompetitionResult.shape.leagueId,
  seasonId: CompetitionResult.shape.seasonId,
  classKey: CompetitionResult.shape.classKey,
  score: CompetitionResult.shape.score,
  place: CompetitionResult.shape.place,
  vehicleId: CompetitionResult.shape.vehicleId,
  notes: text(1000),
  evidenceUploadIds: z.array(line(60, 1)),
  removeEvidence: z.array(z.string()),
})
export type WrittenResult = z.infer<typeof WrittenResult>

/** The version of a result to edit: its correction, if it has one. */
export const saidOf = (result: ResultDraft) => result.correction ?? result

/** The form's values, each as it is typed. */
export function valuesOf(result: ResultDraft) {
  const said = saidOf(result)
  const { eventName = '', eventOn = '', city = '', state = '' } = said.elsewhere ?? {}
  return {
    elsewhere: { eventName, eventOn, city, state },
    leagueId: said.leagueId ?? '',
    seasonId: said.seasonId ?? '',
    classKey: said.classKey ?? '',
    score: said.score ? showScore(said.score) : '',
    place: said.place?.toString() ?? '',
    vehicleId: said.vehicleId ?? '',
    notes: said.notes ?? '',
    uploads: [] as { id: string; name: string }[],
    removeEvidence: [] as string[],
  }
}
export type ResultValues = ReturnType<typeof valuesOf>

const problemOf = (typed: string): string | undefined => {
  const read = readTypedMeasured(typed)
  if ('missing' in read) return 'Enter your score.'
  return 'problem' in read ? read.problem : undefined
}

const scoreOf = (typed: string) => {
  const read = readTypedMeasured(typed)
  return 'hundredths' in read ? meterScore(read.hundredths) : undefined
}

/** Checks the input as the server checks it. A result that was made here needs no event. */
export function resultSchema({ eventId }: ResultDraft): z.ZodMiniType<WrittenResult, ResultValues> {
  const Typed = z.custom<ResultValues>().check((of) => {
    const issue = (field: string, message: string) =>
      of.issues.push({ code: 'custom', message, path: field.split('.'), input: of.value })
    const { leagueId, classKey, score, elsewhere, place } = of.value
    if (!leagueId) issue('leagueId', 'Choose a league')
    if (!classKey) issue('classKey', 'Choose a class')
    const problem = problemOf(score)
    if (problem) issue('score', problem)
    if (place.trim() && !/^[1-9]\d{0,2}$/.test(place.trim())) issue('place', 'Enter a place such as 3')
    if (eventId) return
    if (elsewhere.eventName.trim().length < 2) issue('elsewhere.eventName', 'Enter the name of the event')
    if (!elsewhere.eventOn) issue('elsewhere.eventOn', 'Enter the day of the event')
  })
  const written = ({ uploads, score, place, elsewhere, ...values }: ResultValues) => ({
    ...values,
    ...(!eventId && { elsewhere }),
    seasonId: values.seasonId || undefined,
    vehicleId: values.vehicleId || undefined,
    place: place.trim() ? Number(place) : undefined,
    score: scoreOf(score),
    evidenceUploadIds: uploads.map(({ id }) => id),
  })
  return z.pipe(
    z.pipe(Typed, z.transform(written)),
    WrittenResult as unknown as z.ZodMiniType<WrittenResult, ReturnType<typeof written>>,
  )
}
