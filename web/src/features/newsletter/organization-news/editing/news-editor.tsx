import { useState } from 'react'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { BlockKind } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { CampaignStatusBadge } from '#web/features/newsletter/newsletter-campaigns/components/campaign-status.tsx'
import { ChecksPanel } from '#web/features/newsletter/newsletter-campaigns/editing/checks-panel.tsx'
import { LookFields } from '#web/features/newsletter/newsletter-campaigns/editing/look-fields.tsx'
import { SubjectPanel } from '#web/features/newsletter/newsletter-campaigns/editing/subject-panel.tsx'
import { BlockEditor } from '#web/features/newsletter/newsletter-campaigns/editor/block-editor.tsx'
import { CampaignPreview } from '#web/features/newsletter/newsletter-campaigns/editor/campaign-preview.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { SaveState } from '#web/features/platform/forms/save-state.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { renderNews } from '../api/news-api.ts'
import { useOwnEvents } from '../api/use-own-events.ts'
import { DeleteNews } from '../components/delete-news.tsx'
import { AudiencePanel } from './audience-panel.tsx'
import { NewsConflict } from './news-conflict.tsx'
import { SendNewsDialog } from './send-news-dialog.tsx'
import { TestButton } from './test-button.tsx'
import { useNewsSaver } from './use-news-saver.ts'

const kinds: readonly BlockKind[] = ['heading', 'text', 'button', 'divider', 'event']

const views = [
  { id: 'edit', label: 'Edit' },
  { id: 'preview', label: 'Preview' },
] as const

type NewsEditorProps = { organization: OwnOrganization['organization']; stored: ShownCampaign }

/** News while it is written: its parts on the left, and the mail beside them. */
export function NewsEditor({ organization, stored: opened }: NewsEditorProps) {
  const { id: organizationId, name } = organization
  const params = { organizationId, campaignId: opened.campaign.id }
  const { saver, state, left, forgetLeft, problems } = useNewsSaver(params, opened)
  const [view, setView] = useState<(typeof views)[number]['id']>('edit')
  const [open, setOpen] = useState<'send' | 'delete'>()
  const events = useOwnEvents(organizationId)
  const { fields, stored, status, round } = state
  const { content, audience, replyTo } = fields
  const change = (changes: Partial<typeof content>) =>
    saver.change({ content: { ...saver.state().fields.content, ...changes } })
  const preview = { render: renderNews(organizationId), content, of: organizationId }
  return (
    <>
      <LeaveWarning
        unsaved={status !== 'saved'}
        description="The last changes are not saved yet. They stay on this device, and the editor offers them when you come back."
      />
      <ScreenHeader
        title={content.subject || 'Member news'}
        lead={<CampaignStatusBadge status="draft" />}
        actions={
          <>
            <Button variant="ghost" data-own onClick={() => void saver.flush().then(() => setOpen('delete'))}>
              Delete
            </Button>
            <TestButton params={params} saver={saver} />
            <Button
              variant="primary"
              data-own
              onClick={() => void saver.flush().then((isStored) => isStored && setOpen('send'))}
            >
              Send
            </Button>
          </>
        }
      />
      <SaveState
        state={state}
        stored={`Saved at ${localClock(stored.campaign.updatedAt)}`}
        onRetry={() => void saver.flush()}
      />
      {stored.campaign.refusal && (
        <Banner className="mt-4">
          <p className="font-semibold">An administrator returned your news.</p>
          <p>{stored.campaign.refusal}</p>
        </Banner>
      )}
      {left && (
        <Banner
          tone="info"
          className="mt-4"
          action={
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() => {
                  saver.rewrite(left)
                  forgetLeft()
                }}
              >
                Restore it
              </Button>
              <Button size="sm" variant="ghost" onClick={forgetLeft}>
                Discard it
              </Button>
            </div>
          }
        >
          <p>This device has unsaved changes to your news.</p>
        </Banner>
      )}
      {status === 'conflict' && (
        <div className="mt-4">
          <NewsConflict params={params} saver={saver} />
        </div>
      )}
      <div className="my-4 xl:hidden">
        <Segmented legend="Show" name="news-side" options={views} value={view} onChange={setView} />
      </div>
      <div className="grid items-start gap-6 xl:mt-4 xl:grid-cols-2">
        <div className={cx('grid min-w-0 gap-6', view === 'preview' && 'max-xl:hidden')}>
          <SubjectPanel fields={{ content, fromName: name }} problems={problems} onChange={saver.change} />
          <section aria-label="Content" className="grid min-w-0 gap-3">
            <h2 className="label text-dim">Content</h2>
            <BlockEditor
              kinds={kinds}
              value={content.blocks}
              problems={problems.blocks}
              round={round}
              events={events}
              onChange={(blocks) => change({ blocks })}
            />
          </section>
          <AudiencePanel
            organizationId={organizationId}
            audience={audience}
            problem={Object.entries(problems.fields).find(([path]) => path.startsWith('audience'))?.[1]}
            onChange={(next) => saver.change({ audience: next })}
          />
          <Panel title="Look">
            <div className="grid gap-5">
              <LookFields
                hasPicture={false}
                layout={content.layout}
                problemOf={(path) => problems.fields[`content.layout.${path}`]}
                onChange={(layout) => change({ layout })}
              />
              <Field
                label="Replies go to"
                hint="Blank = this site’s address."
                error={problems.fields.replyTo}
              >
                <Input
                  type="email"
                  maxLength={128}
                  autoComplete="off"
                  value={replyTo}
                  onChange={({ target }) => saver.change({ replyTo: target.value })}
                />
              </Field>
            </div>
          </Panel>
        </div>
        <aside
          aria-label="Preview and checks"
          className={cx('grid min-w-0 gap-6', view === 'edit' && 'max-xl:hidden')}
        >
          <CampaignPreview {...preview} />
          <ChecksPanel {...preview} />
        </aside>
      </div>
      {open === 'send' && (
        <SendNewsDialog params={params} saver={saver} state={state} onClose={() => setOpen(undefined)} />
      )}
      {open === 'delete' && <DeleteNews params={params} onClose={() => setOpen(undefined)} />}
    </>
  )
}
