import {
  type BracketWork,
  logBracket,
  saveBracket,
  workOnBracket,
} from '#core/competitions/brackets/work-on-bracket.ts'
import { assertLeading } from '#core/competitions/competitions/class-roles.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import type { Bracket } from '#shared/competitions/brackets/bracket.ts'
import { drawBracket as contract } from '#shared/competitions/brackets/contract.ts'
import { drawBracket as drawn, openCut, qualifiersOf } from '#shared/competitions/brackets/draw-bracket.ts'
import { redrawRefusal } from '#shared/competitions/brackets/draw-refusal.ts'
import { redrawn } from '#shared/competitions/brackets/redrawn-bracket.ts'
import { AppError } from '#shared/errors.ts'

type Request = ApiRequest<typeof contract>

async function drawBracket({ actor, params, body, now, remember }: Request) {
  const work = await workOnBracket(actor, params, body.version)
  const { staff, standing, bracket: before } = work
  assertLeading(staff)
  const qualifiers = qualifiersOf(standing.qualified, before)
  const isHeadJudge = staff.roles.includes('head_judge')
  refuse(before && redrawRefusal(before, qualifiers, { isHeadJudge, reason: body.reason }))
  if (qualifiers.length < 2)
    throw new AppError('conflict', 'too_few_qualified', 'A bracket needs two entries with a score.')
  if (!before) refuse(openCut(standing.qualified, work.at.rules.format.ties))
  const { bracket, sentence } = before
    ? again(before, qualifiers, body.reason, now)
    : first(work, qualifiers, now)
  return saveBracket(work, bracket, remember, now, [logBracket(work, actor, sentence, now)])
}

type Draw = { bracket: Bracket; sentence: string }

function first({ at }: BracketWork, qualifiers: readonly string[], now: string): Draw {
  const seed = crypto.randomUUID()
  return {
    bracket: {
      eventId: at.event.id,
      classKey: at.of.classKey,
      seed,
      rounds: drawn(qualifiers, seed),
      createdAt: now,
      updatedAt: now,
      version: 1,
    },
    sentence: 'Drew the bracket',
  }
}

function again(before: Bracket, qualifiers: readonly string[], reason: string, now: string): Draw {
  const { latest: _, thirdPlace: __, ...rest } = before
  const { lost, ...after } = redrawn(before, qualifiers)
  const inVain = lost > 0 ? `; matches discarded: ${lost}` : ''
  return {
    bracket: {
      ...rest,
      ...after,
      redraws: [...(before.redraws ?? []), { at: now, reason, lost }],
      updatedAt: now,
      version: before.version + 1,
    },
    sentence: `Drew the bracket again (${reason}${inVain})`,
  }
}

export const handler = endpoint(contract, drawBracket)
