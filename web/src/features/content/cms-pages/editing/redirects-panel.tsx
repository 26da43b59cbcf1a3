import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CmsPage, cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { pageRedirectsQuery } from '../api/admin-page-queries.ts'
import { useDeleteRedirect } from '../api/page-commands.ts'

/** The addresses that a page had before, which still lead to it. */
export function RedirectsPanel({ page }: { page: CmsPage }) {
  const redirects = useQuery(pageRedirectsQuery(page.id))
  const [letting, setLetting] = useState<string>()
  const letGo = useDeleteRedirect()
  if (redirects.isError && !redirects.data)
    return (
      <Panel title="Earlier addresses">
        <QueryFailure
          title="The earlier addresses did not load"
          error={redirects.error}
          retrying={redirects.isFetching}
          onRetry={() => void redirects.refetch()}
        />
      </Panel>
    )
  if (!redirects.data?.items.length) return null
  return (
    <Panel title="Earlier addresses">
      <ul className="grid gap-3 text-sm">
        {redirects.data.items.map(({ slug, since }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <span className="block">{cmsPagePath(slug)}</span>
              <span className="text-dim">since {localTime(since)}</span>
            </span>
            <Button size="sm" variant="ghost" onClick={() => setLetting(slug)}>
              Release<span className="sr-only"> the address {cmsPagePath(slug)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {letting && (
        <ConfirmCommand
          command={letGo}
          input={{ params: { pageId: page.id, slug: letting } }}
          title={`Release ${cmsPagePath(letting)}?`}
          description="Links and bookmarks to this address stop working, and another page can take it."
          confirmLabel="Release"
          danger
          done={`${cmsPagePath(letting)} is free now`}
          onClose={() => setLetting(undefined)}
        />
      )}
    </Panel>
  )
}
