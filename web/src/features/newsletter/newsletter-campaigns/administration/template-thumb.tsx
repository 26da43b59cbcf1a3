import type { NewsletterTemplate } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { useNear } from '#web/lib/use-near.ts'
import { renderCampaign } from '../api/campaign-queries.ts'
import { MailFrame } from '../editor/mail-frame.tsx'
import { usePreview } from '../editor/use-preview.ts'

const heightPx = 480

/** The upper part of a template as a mail. */
export function TemplateThumb({ template }: { template: NewsletterTemplate }) {
  const [place, isNear] = useNear<HTMLDivElement>()
  return (
    <div ref={place} inert className="min-h-48 min-w-0 overflow-hidden">
      {isNear && <Thumb template={template} />}
    </div>
  )
}

function Thumb({ template: { name, layout, blocks } }: { template: NewsletterTemplate }) {
  const { data } = usePreview({
    render: renderCampaign,
    content: { subject: '', preheader: '', layout, blocks },
  })
  if (!data) return <div className="skeleton h-48" />
  return <MailFrame title={name} html={data.html} width={600} height={heightPx} />
}
