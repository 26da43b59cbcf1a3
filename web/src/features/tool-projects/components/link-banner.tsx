import { useNavigate } from 'react-router-dom'
import { projectPath } from '#shared/tool-projects/project-path.ts'
import { copyShare } from '#shared/tool-projects/share-contract.ts'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { OpenedLink } from './use-opened-link.ts'

export type LinkBannerProps = { opened: OpenedLink | undefined; isMember: boolean }

/** Whose designs a link has opened, or that it opens nothing anymore. */
export function LinkBanner({ opened, isMember }: LinkBannerProps) {
  const navigate = useNavigate()
  const copy = useCommand({
    send: (token: string, idempotencyKey) => call(copyShare, { body: { token } }, { idempotencyKey }),
  })
  if (!opened) return null
  if ('problem' in opened) return <Banner tone="danger">{opened.problem}</Banner>
  const { token, name, ownerName } = opened.shared
  return (
    <Banner
      tone="info"
      action={
        isMember && (
          <Button
            busy={copy.isPending}
            onClick={() =>
              copy.mutate(token, {
                onSuccess: (project) => void navigate(projectPath(project)),
                onError: toastFailure,
              })
            }
          >
            Save as my project
          </Button>
        )
      }
    >
      {name}, shared {ownerName ? `by ${ownerName}` : 'with you'}. What you change here stays with you.
    </Banner>
  )
}
