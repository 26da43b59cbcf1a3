import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import { type CmsPage, cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useChangePage } from '../api/page-commands.ts'

export type PageVerb = 'archive' | 'reopen' | 'delete'

type ChangePageDialogProps = {
  page: CmsPage
  verb: PageVerb
  /** Receives the changed page, or undefined if it is gone. */
  onChanged?: (page: PageInEditor | undefined) => void
  onClose: () => void
}

type Question = { title: string; description: string; confirmLabel: string; done: string }

function questionOf({ title: given, slug, liveVersion, status }: CmsPage, verb: PageVerb): Question {
  const title = given || 'this page'
  const path = cmsPagePath(slug)
  if (verb === 'reopen')
    return {
      title: `Make ${title} a draft again?`,
      description: 'Visitors still do not see it. You can change it and publish it again.',
      confirmLabel: 'Reopen',
      done: `Reopened ${title}`,
    }
  if (verb === 'archive')
    return {
      title: `Archive ${title}?`,
      description:
        status === 'published'
          ? `Visitors to ${path} see that the page is no longer available, and it leaves the menus. You can reopen it.`
          : 'It leaves the list of drafts. You can reopen it.',
      confirmLabel: 'Archive',
      done: `Archived ${title}`,
    }
  const versions = liveVersion === undefined ? 'its draft' : 'its draft, all its versions'
  return {
    title: `Delete ${title}?`,
    description: `This deletes ${versions}, the address ${path} and every earlier address that leads to it. You cannot undo this.`,
    confirmLabel: 'Delete page',
    done: `Deleted ${title}`,
  }
}

/** Asks before a page is archived, reopened or deleted. */
export function ChangePageDialog({ page, verb, onChanged, onClose }: ChangePageDialogProps) {
  const command = useChangePage()
  const { id, version } = page
  return (
    <ConfirmCommand
      {...questionOf(page, verb)}
      command={{ ...command, mutateAsync: (input) => command.mutateAsync(input).then(tell) }}
      input={{ id, version, verb }}
      danger={verb !== 'reopen'}
      onClose={onClose}
    />
  )
  function tell(changed: PageInEditor | undefined) {
    onChanged?.(changed)
    return changed
  }
}
