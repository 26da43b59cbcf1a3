import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader, type PageHeaderProps } from '#web/ui/page-header.tsx'
import { DirectoryPage, type DirectoryPageProps } from './directory-page.tsx'
import type { Filters } from './directory-query.ts'

type PublicDirectoryProps<F extends Filters, Item extends { id: string }> = Omit<PageHeaderProps, 'title'> &
  Omit<DirectoryPageProps<F, Item>, 'page' | 'changing' | 'pageTitle'> & {
    title: string
    /** What belongs to the reader alone. */
    own?: ReactNode
    /** The fields that narrow it, usually a `DirectoryForm`. */
    form: ReactNode
    /** The filters in the address. */
    filters: F
    /** The answer of its `directoryQuery`. */
    page: UseQueryResult<DirectoryPageProps<F, Item>['page'] | null>
    /** Holds the place of the tiles until they load. */
    waiting: ReactNode
    /** The message about a page that did not load: "The teams did not load". */
    failed: string
    /** What stands below the list. */
    below?: ReactNode
  }

/**
 * A public list whose filters and page stand in its address. Its pages come as HTML first, and it works without a
 * script.
 */
export function PublicDirectory<F extends Filters, Item extends { id: string }>({
  title,
  label,
  lead,
  actions,
  titleLevel = 1,
  own,
  form,
  filters,
  page,
  waiting,
  failed,
  below,
  ...list
}: PublicDirectoryProps<F, Item>) {
  const firstPage = list.pathOf({ ...filters, cursor: '' })
  return (
    <div className={titleLevel === 1 ? 'shell py-10' : undefined}>
      <PageHeader
        title={title}
        titleLevel={titleLevel}
        lead={lead}
        actions={actions}
        {...(label && { label })}
      />
      {own}
      {form}
      {page.isPending && waiting}
      {page.isError && !page.data && (
        <>
          <QueryFailure
            title={failed}
            error={page.error}
            retrying={page.isFetching}
            onRetry={() => void page.refetch()}
          />
          {filters.cursor && (
            <p className="text-center">
              <ButtonLink to={firstPage}>First page</ButtonLink>
            </p>
          )}
        </>
      )}
      {page.data === null && (
        <EmptyState
          title="This page of the list no longer exists"
          action={
            <ButtonLink to={firstPage} variant="primary">
              First page
            </ButtonLink>
          }
        />
      )}
      {page.data && (
        <DirectoryPage {...list} pageTitle={title} page={page.data} changing={page.isPlaceholderData} />
      )}
      {below}
    </div>
  )
}
