import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Why an address gets no newsletter, and who can change that. */
export const ComplainedNotice = () => (
  <Banner action={<TextLink to="/support">Contact support</TextLink>}>
    {subscriberRefusal.complained().message}
  </Banner>
)
