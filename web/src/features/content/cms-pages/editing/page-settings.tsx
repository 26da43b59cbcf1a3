import { cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { slugOf } from '#shared/content/cms-pages/slug-of.ts'
import { siteName } from '#shared/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DescriptionField } from './description-field.tsx'
import type { FieldProblems } from './field-problems.ts'
import { PageEnding } from './page-ending.tsx'
import type { PagePartProps } from './page-part-props.ts'
import { PlacementFields } from './placement-fields.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { RedirectsPanel } from './redirects-panel.tsx'
import { SchedulePanel } from './schedule-panel.tsx'
import { SlugField } from './slug-field.tsx'
import { VersionsPanel } from './versions-panel.tsx'

type PageSettingsProps = PagePartProps & { problems: FieldProblems }

/** Everything about a page except its text: beside the text, or in a sheet on a phone. */
export function PageSettings({ saver, state, editable, problems }: PageSettingsProps) {
  const { fields, stored } = state
  const { page } = stored
  const suggested = slugOf(fields.title)
  return (
    <div className="grid gap-4">
      <Panel title="Address and search">
        <div className="grid gap-4">
          <SlugField
            page={page}
            slug={fields.slug}
            disabled={!editable}
            onChange={(slug) => saver.change({ slug })}
          />
          {editable && page.liveVersion === undefined && fields.slug !== suggested && (
            <Button
              size="sm"
              variant="ghost"
              className="justify-self-start"
              onClick={() => saver.change({ slug: suggested })}
            >
              Use the title: {suggested}
            </Button>
          )}
          <DescriptionField
            saver={saver}
            state={state}
            editable={editable}
            problem={problems.metaDescription}
          />
          <SearchPreview title={fields.title} slug={fields.slug} description={fields.metaDescription} />
          <Checkbox
            label="Hide from search engines"
            disabled={!editable}
            checked={fields.noIndex}
            onChange={({ target }) => saver.change({ noIndex: target.checked })}
          />
        </div>
      </Panel>
      <Panel title="Menus">
        <PlacementFields fields={fields} disabled={!editable} onChange={saver.change} />
      </Panel>
      <SchedulePanel saver={saver} state={state} />
      <PreviewPanel saver={saver} state={state} />
      <VersionsPanel saver={saver} state={state} editable={editable} />
      <RedirectsPanel page={page} />
      <PageEnding saver={saver} state={state} />
    </div>
  )
}

type SearchPreviewProps = { title: string; slug: string; description: string }

/** Shows roughly how a search engine lists the page. */
function SearchPreview({ title, slug, description }: SearchPreviewProps) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm font-semibold">In search results</figcaption>
      <div className="display grid gap-0.5 p-3 text-sm">
        <p className="truncate text-dim">{`${location.host}${cmsPagePath(slug)}`}</p>
        <p className="truncate font-semibold">{`${title || 'Untitled page'} | ${siteName}`}</p>
        <p className="line-clamp-3 text-dim">
          {description || 'Without a description, search engines choose words from the page.'}
        </p>
      </div>
    </figure>
  )
}
