import { createHash } from 'node:crypto'
import { classThere } from '#core/competitions/competitions/class-at.ts'
import { type ClassStanding, classStanding } from '#core/competitions/competitions/class-standing.ts'
import { entryNames } from '#core/competitions/competitions/entry-names.ts'
import { headJudgesOf } from '#core/competitions/competitions/head-judges-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import { qualifiersOf } from '#shared/competitions/brackets/draw-bracket.ts'
import type { Redraw } from '#shared/competitions/brackets/redraw.ts'
import { redrawSentences } from '#shared/competitions/brackets/redraw-sentences.ts'
import { redrawOf } from '#shared/competitions/brackets/redrawn-bracket.ts'
import { AppError } from '#shared/errors.ts'
import { redrawNotices } from './redraw-notices.ts'

const mostTold = 5

const alreadyTold = () => new AppError('conflict', 'told_already', 'They have already been told.')

/**
 * Says to the head judges of a class that other entries qualify than those that were drawn, after a score was corrected or
 * someone went out. Each such change is told once.
 */
export async function tellOfRedraw(named: { eventId: string; classKey: string }, now: string): Promise<void> {
  const at = await classThere(named)
  if (at?.rules?.format.kind !== 'head_to_head' || at.of.state === 'void') return
  const standing = await classStanding(at.of, at.rules)
  const { bracket, qualified } = standing
  const redraw = bracket && redrawOf(bracket, qualifiersOf(qualified, bracket))
  if (!redraw) return
  const judges = await headJudgesOf(at.event.id, at.of.classKey)
  const told = (judges.length > 0 ? judges : [at.event.ownerId]).slice(0, mostTold)
  const message = await messageOf(`${at.fields.name} at ${at.event.title}`, standing, redraw)
  const news = await Promise.all(
    told.map(async (userId) => {
      if (!(await users.get({ id: userId }))) return []
      return tellIfWanted(
        {
          userId,
          kind: 'bracket_redraw',
          type: 'warning',
          title: 'Other entries qualify now',
          message,
          href: `/events/${at.event.id}/desk?tab=classes&class=${at.of.classKey}`,
        },
        now,
      )
    }),
  )
  const { eventId, classKey } = at.of
  const change = changeOf(standing, redraw)
  try {
    await commit(
      redrawNotices.put({ eventId, classKey, change, at: now, version: 1 }, { absent: true }, alreadyTold),
      ...news.flat(),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'told_already') throw error
  }
}

async function messageOf(named: string, { entries }: ClassStanding, redraw: Redraw): Promise<string> {
  const nameOf = await entryNames(entries, [...redraw.comes, ...redraw.leaves])
  return `${named}: ${redrawSentences(redraw, nameOf).join(' ')}`
}

const changeOf = ({ bracket }: ClassStanding, { comes, leaves, pairs }: Redraw): string =>
  createHash('sha256')
    .update(JSON.stringify([bracket?.redraws?.length ?? 0, comes, leaves, pairs.map(({ a, b }) => [a, b])]))
    .digest('hex')
