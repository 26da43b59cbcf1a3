import { useState } from 'react'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { RulebookBadge } from '#web/features/rules/leagues/components/status-badges.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { usePublishRulebook, useRetireRulebook } from '../api/rulebook-commands.ts'
import { DraftDialog } from '../components/draft-dialog.tsx'
import { BasicsDialog } from './basics-dialog.tsx'
import { problemsOf } from './problems-of.ts'

/** A version, the problems that keep it from being published, and its actions. */
export function RulebookHead({ rulebook }: { rulebook: Rulebook }) {
  const { leagueId, title, versionNo, version, status, publishedAt, sourceUrl, sourceNote } = rulebook
  const [asked, setAsked] = useState<'published' | 'retired' | 'copy' | 'basics'>()
  const publish = usePublishRulebook()
  const retire = useRetireRulebook()
  const step = { params: { leagueId, versionNo }, body: { version } }
  const close = () => setAsked(undefined)
  const problems = [...new Set(problemsOf(rulebook).map(({ message }) => message))]
  const isDraft = status === 'draft'
  return (
    <>
      <ScreenHeader
        title={
          <>
            {title}, version {versionNo} <RulebookBadge status={status} />
          </>
        }
        lead={publishedAt ? `Published ${utcDay(publishedAt)}.` : 'Only administrators see this draft.'}
        actions={
          <>
            {isDraft ? (
              <Button onClick={() => setAsked('basics')}>Edit title and source</Button>
            ) : (
              <Button onClick={() => setAsked('copy')}>New version</Button>
            )}
            {status === 'published' && <Button onClick={() => setAsked('retired')}>Retire</Button>}
            {isDraft && (
              <Button variant="primary" disabled={problems.length > 0} onClick={() => setAsked('published')}>
                Publish
              </Button>
            )}
          </>
        }
      />
      {(sourceUrl || sourceNote) && (
        <p className="mb-5 text-sm wrap-anywhere text-dim">
          {sourceNote} {sourceUrl && <WebLink href={sourceUrl} blank />}
        </p>
      )}
      {!isDraft && (
        <Banner tone="info" className="mb-5">
          A published rulebook cannot be changed. Create a new version.
        </Banner>
      )}
      {problems.length > 0 && (
        <Banner className="mb-5">
          <p className="font-semibold">What to fix before you publish</p>
          <ul className="mt-1 list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      )}
      {asked === 'published' && (
        <ConfirmCommand
          title={`Publish version ${versionNo}?`}
          description="Everyone can read it, and it never changes again. Seasons and events can use it."
          confirmLabel="Publish"
          command={publish}
          input={step}
          done={`Published version ${versionNo}`}
          onClose={close}
        />
      )}
      {asked === 'retired' && (
        <ConfirmCommand
          title={`Retire version ${versionNo}?`}
          description="New seasons and events can no longer choose it. Those that use it keep it, and people can still read it."
          confirmLabel="Retire"
          danger
          command={retire}
          input={step}
          done={`Retired version ${versionNo}`}
          onClose={close}
        />
      )}
      {asked === 'copy' && <DraftDialog leagueId={leagueId} copyOf={rulebook} onClose={close} />}
      {asked === 'basics' && <BasicsDialog rulebook={rulebook} onClose={close} />}
    </>
  )
}
