import { useMe } from '#web/lib/session/use-session.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PublicFieldsForm } from '../components/public-fields-form.tsx'

export const title = 'Public profile'

export function Screen() {
  const me = useMe()
  return (
    <div className="page">
      <ScreenHeader
        title="Public profile"
        lead="Choose which parts of your profile others can see."
        actions={<TextLink to="/profile?tab=settings">Edit your profile</TextLink>}
      />
      <PublicFieldsForm user={me} />
    </div>
  )
}
