import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import type { BannerProps } from '#web/ui/banner.tsx'
import { counted, featureList, figure, serviceWords } from './migration-words.ts'

type Standing = { tone: NonNullable<BannerProps['tone']>; sentence: string; rest?: string }

/** Says where a migration stands, and what that means for everyone else. */
export function standingOf(migration: ShownMigration, now: string): Standing {
  const { state, from, to, plan, filled, failure, switchedAt, keptUntil } = migration
  const present = from
    ? `${serviceWords(from)} stays in use until you switch.`
    : 'Nothing is in use until you switch.'
  const host = serviceWords(to)
  switch (state) {
    case 'planning':
      return { tone: 'info', sentence: `${host} is writing samples.`, rest: 'Nothing changes yet.' }
    case 'planned': {
      const broken = plan?.brokenPrompts ?? []
      return broken.length > 0
        ? {
            tone: 'danger',
            sentence: `This plan can’t start: some placeholders have no value in ${featureList(broken)}.`,
            rest: 'Fix these prompts, discard this plan, and plan again.',
          }
        : {
            tone: 'info',
            sentence: 'Nothing has changed yet.',
            rest: 'Compare the samples. If they look good, start.',
          }
    }
    case 'filling':
      return {
        tone: 'info',
        sentence: plan?.sources
          ? `${figure(filled)} of ${counted(plan.sources, 'text')} read.`
          : 'Reading the texts.',
        rest: present,
      }
    case 'verified':
      return { tone: 'success', sentence: `${host} is ready.`, rest: present }
    case 'switched':
      return {
        tone: 'success',
        sentence: `In use since ${localTime(switchedAt ?? now)}.`,
        rest:
          keptUntil && now < keptUntil
            ? `You can go back to ${serviceWords(from)} until ${localTime(keptUntil)}.`
            : 'The earlier vectors are gone. To go back, plan a move.',
      }
    case 'failed':
      return {
        tone: 'danger',
        sentence: failure ?? 'This move failed.',
        rest: from ? `Nothing has changed: ${serviceWords(from)} is still in use.` : 'Nothing has changed.',
      }
    case 'undone':
      return switchedAt
        ? { tone: 'info', sentence: `In use from ${localTime(switchedAt)} until it was undone.` }
        : { tone: 'info', sentence: 'Undone before the switch. Nothing changed.' }
  }
}
