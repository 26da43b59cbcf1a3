import { useState } from 'react'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { NewNewsDialog } from '../components/new-news-dialog.tsx'
import { NewsList } from '../components/news-list.tsx'
import { OwnNewsPage } from '../components/own-news-page.tsx'

export const title = 'Member news'

/** What an organization wrote to its people, and the way to write more. */
export function Screen() {
  const [begins, setBegins] = useState<OwnOrganization['organization']['id']>()
  return (
    <OwnNewsPage
      title={title}
      actions={({ id }) => (
        <Button variant="primary" data-own onClick={() => setBegins(id)}>
          Write news
        </Button>
      )}
    >
      {(organization) => (
        <>
          <NewsList key={organization.id} organization={organization} />
          {begins && <NewNewsDialog organizationId={begins} onClose={() => setBegins(undefined)} />}
        </>
      )}
    </OwnNewsPage>
  )
}
