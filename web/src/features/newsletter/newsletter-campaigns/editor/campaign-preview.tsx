import { useState } from 'react'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MailFrame } from './mail-frame.tsx'
import { type Preview, usePreview } from './use-preview.ts'

const views = [
  { id: 'desktop', label: 'Desktop' },
  { id: 'phone', label: 'Phone' },
  { id: 'text', label: 'Plain text' },
] as const
type View = (typeof views)[number]['id']

const widths = { desktop: 600, phone: 360 } as const
const heightPx = 640

/** A campaign as it arrives, with sample data: on a desktop, on a phone, in the dark, and as plain text. */
export function CampaignPreview(asked: Preview) {
  const preview = usePreview(asked)
  const [view, setView] = useState<View>(() => (matchMedia('(width < 40rem)').matches ? 'phone' : 'desktop'))
  const [dark, setDark] = useState(false)
  const { data } = preview
  return (
    <Panel
      title="Preview"
      aside={
        <Segmented legend="Preview as" name="campaign-view" options={views} value={view} onChange={setView} />
      }
    >
      <div className="grid gap-3" aria-busy={preview.isFetching}>
        {preview.isError && (
          <QueryFailure
            title="The preview did not load"
            error={preview.error}
            retrying={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        )}
        {!data && preview.isFetching && <Skeleton lines={6} className="h-12" />}
        {data && (
          <>
            <p className="text-sm wrap-anywhere">
              <span className="text-dim">Subject: </span>
              {data.subject || <span className="text-dim">None yet</span>}
            </p>
            {view !== 'text' && (
              <Checkbox label="Dark mode" checked={dark} onChange={({ target }) => setDark(target.checked)} />
            )}
            {view === 'text' ? (
              <pre className="overflow-x-auto rounded-md border border-line p-4 text-sm whitespace-pre-wrap">
                {data.text}
              </pre>
            ) : (
              <MailFrame
                title={`Preview, ${view}${dark ? ', dark' : ''}`}
                html={inTheme(data.html, dark)}
                width={widths[view]}
                height={heightPx}
              />
            )}
          </>
        )}
      </div>
    </Panel>
  )
}

/** The frame follows the system, so the choice is made in the styles of the mail. */
const inTheme = (html: string, dark: boolean) =>
  html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, dark ? 'all' : 'not all')
