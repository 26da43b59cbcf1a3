import { useSearchParams } from 'react-router-dom'
import { newRequestPath } from '#shared/platform/help/help-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MemberRequests } from '../organization/member-requests.tsx'
import { OwnDeskPage } from '../organization/own-desk-page.tsx'
import { PlatformRequests } from '../organization/platform-requests.tsx'

export const title = 'Support desk'

/** What members ask an organization, and what it asks the platform. */
export function Screen() {
  const [search] = useSearchParams()
  const isPlatform = search.get('tab') === 'platform'
  return (
    <OwnDeskPage
      title={title}
      current={isPlatform ? 'platform' : 'requests'}
      actions={({ organizationId }) =>
        isPlatform && <ButtonLink to={`${newRequestPath}?for=${organizationId}`}>Ask the platform</ButtonLink>
      }
    >
      {(desk) => (isPlatform ? <PlatformRequests desk={desk} /> : <MemberRequests desk={desk} />)}
    </OwnDeskPage>
  )
}
