import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { projectPath } from '#shared/tools/tool-projects/project-path.ts'
import { copyShare } from '#shared/tools/tool-projects/share-contract.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { needsPro } from '../state/save-failure.ts'
import { ProWays } from './pro-ways.tsx'
import type { Elsewhere } from './use-draft-place.ts'
import type { EarlierDraft } from './use-earlier-draft.ts'
import type { OpenedLink } from './use-opened-link.ts'

export type LinkBannersProps = { opened: OpenedLink | undefined; isMember: boolean }

/**
 * Say where the work on the screen comes from, and what is not on it: a project that needs a sign-in, or a
 * draft that this device kept.
 */
export function LinkBanners({ opened, isMember }: LinkBannersProps) {
  return (
    <>
      <ProjectOfMember />
      {opened?.problem && <Banner tone="danger">{opened.problem}</Banner>}
      {opened?.shared && <SharedBanner opened={opened} shared={opened.shared} isMember={isMember} />}
      {opened?.elsewhere && <ElsewhereBanner elsewhere={opened.elsewhere} />}
      {opened?.earlier && <EarlierBanner earlier={opened.earlier} />}
    </>
  )
}

/** The address of a saved project, opened by someone who is signed out. */
function ProjectOfMember() {
  const session = useSession()
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  if (session.status !== 'anonymous' || !search.has('project')) return null
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink to={loginPath(pathname + query)} variant="primary">
          Log in
        </ButtonLink>
      }
    >
      Log in to open this project.
    </Banner>
  )
}

function SharedBanner({
  opened: { keepChanged },
  shared,
  isMember,
}: {
  opened: OpenedLink
  shared: NonNullable<OpenedLink['shared']>
  isMember: boolean
}) {
  const navigate = useNavigate()
  const copy = useCommand({
    async send(token: string, idempotencyKey) {
      const changed = keepChanged?.()
      if (!changed) return call(copyShare, { body: { token } }, { idempotencyKey })
      // The work on the screen becomes that project, and stays there.
      await changed
      return undefined
    },
  })
  const { token, name, ownerName } = shared
  const { error } = copy
  return (
    <Banner
      tone="info"
      action={
        isMember &&
        (needsPro(error) ? (
          <ProWays />
        ) : (
          <Button
            busy={copy.isPending}
            onClick={() =>
              copy.mutate(token, {
                onSuccess: (project) => void (project && navigate(projectPath(project))),
                onError: (refusal) => !needsPro(refusal) && toastFailure(refusal),
              })
            }
          >
            Save as my project
          </Button>
        ))
      }
    >
      {name}, shared {ownerName ? `by ${ownerName}` : 'with you'}. What you change here stays with you.
      {needsPro(error) && <p>{describeFailure(error).sentence}</p>}
    </Banner>
  )
}

function ElsewhereBanner({ elsewhere: { how, name, goOn, dismiss } }: { elsewhere: Elsewhere }) {
  return (
    <Banner
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          {how !== 'same' && (
            <Button onClick={goOn}>{how === 'open' ? 'Go on with it here' : 'Go on here'}</Button>
          )}
          <Button variant="ghost" onClick={dismiss}>
            OK
          </Button>
        </div>
      }
    >
      {how === 'open' &&
        `${name ?? 'What you made here'} is open in another tab. What you make in this one is kept beside it.`}
      {how === 'taken' && 'You went on in another tab. What you change in this one is kept beside it.'}
      {how === 'same' &&
        `${name ?? 'This project'} is open in another tab, too. Change it in one of them: the other asks before it replaces anything.`}
    </Banner>
  )
}

function EarlierBanner({ earlier }: { earlier: EarlierDraft }) {
  const [asks, setAsks] = useState(false)
  const { name, isElsewhere, bringBack, discard } = earlier
  const does = name === undefined ? 'Bring back' : `Open ${name}`
  return (
    <Banner
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={bringBack}>
            {name !== undefined && !isElsewhere ? 'Continue with what this device kept' : does}
          </Button>
          <Button variant="ghost" onClick={() => setAsks(true)}>
            Discard
          </Button>
        </div>
      }
    >
      {name === undefined
        ? 'What you had here before is kept on this device.'
        : `This device kept changes to ${name} that were not saved.`}
      <ConfirmDialog
        open={asks}
        title="Discard what this device kept?"
        description="It was not saved anywhere else, and cannot be brought back."
        confirmLabel="Discard"
        danger
        onConfirm={() => {
          setAsks(false)
          discard()
        }}
        onClose={() => setAsks(false)}
      />
    </Banner>
  )
}
