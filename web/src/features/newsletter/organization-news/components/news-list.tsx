import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ListedCampaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { newsPath } from '#shared/newsletter/organization-news/news-path.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { CampaignStatusBadge } from '#web/features/newsletter/newsletter-campaigns/components/campaign-status.tsx'
import {
  figure,
  plannedWords,
  progressWords,
} from '#web/features/newsletter/newsletter-campaigns/components/campaign-words.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { newsAudienceQuery, newsPagesQuery } from '../api/news-api.ts'

/** Its senderId is the organization. */
const columns: Column<ListedCampaign>[] = [
  {
    id: 'subject',
    header: 'Subject',
    narrow: 'title',
    cell: ({ id, senderId, name, subject }) => (
      <TextLink to={newsPath(senderId, id)} className="font-semibold wrap-anywhere">
        {subject || name}
      </TextLink>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'end',
    cell: ({ status }) => <CampaignStatusBadge status={status} />,
  },
  { id: 'figures', header: 'Statistics', narrow: 'meta', cell: ({ counts }) => progressWords(counts) || '–' },
  {
    id: 'when',
    header: 'When',
    narrow: 'note',
    className: 'whitespace-nowrap text-dim',
    cell: ({ status, planned, startedAt, updatedAt }) => {
      if (startedAt) return localTime(startedAt)
      return planned && status === 'scheduled' ? plannedWords(planned) : `Edited ${localTime(updatedAt)}`
    },
  },
]

type NewsListProps = { organization: OwnOrganization['organization'] }

/** What an organization wrote, newest first, under what it can do now. */
export function NewsList({ organization }: NewsListProps) {
  const pages = useInfiniteQuery(newsPagesQuery(organization.id))
  const { data: audience } = useQuery(newsAudienceQuery(organization.id))
  return (
    <div className="grid gap-4">
      {!isListed(organization) && (
        <Banner>{organization.name} cannot send news while it is not active on the site.</Banner>
      )}
      {audience && (
        <p className="text-sm text-dim">
          {audience.followers === 1 ? '1 follower' : `${figure(audience.followers)} followers`}
          {audience.nextAt &&
            ` · Two went out in the last seven days. The next can go out ${localTime(audience.nextAt)}.`}
        </p>
      )}
      <TablePanel
        caption="Member news"
        pages={pages}
        columns={columns}
        rowKey={({ id }) => id}
        failed="The news did not load"
        empty={
          <Panel>
            <EmptyState title="No news yet">
              Email your followers and the people who entered your events. We review the first one.
            </EmptyState>
          </Panel>
        }
      />
    </div>
  )
}
