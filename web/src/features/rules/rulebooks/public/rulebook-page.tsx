import type { ReactNode } from 'react'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { OrganizationMention } from '#web/features/organizations/organizations/components/organization-mention.tsx'
import { PrintButton } from '#web/features/rules/leagues/public/print-button.tsx'
import { useLeague } from '#web/features/rules/leagues/public/use-league.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { formatColumns, violationColumns } from '../parts/part-columns.tsx'
import { ClassList } from './class-list.tsx'
import { PublicChanges } from './public-changes.tsx'
import { RubricSheet } from './rubric-sheet.tsx'

/** A version of the rules of a league, whole on one page, so that it can be printed. */
export function RulebookPage({ rulebook }: { rulebook: Rulebook }) {
  const { title, versionNo, leagueId, status, publishedAt, formats, rubrics, violations } = rulebook
  const league = useLeague(leagueId)
  const texts = rulebook.classes.filter(({ text }) => text !== '')
  return (
    <article className="shell py-10">
      <PageHeader
        title={`${title}, version ${versionNo}`}
        {...(league && { label: league.name })}
        lead={
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
            {publishedAt && `Published ${utcDay(publishedAt)}.`}
            {league?.organization && <OrganizationMention organization={league.organization} />}
          </span>
        }
        actions={<PrintButton />}
      />
      {status === 'retired' && (
        <Banner tone="info" className="mb-6">
          This version is retired. Events that began with it keep it.
        </Banner>
      )}
      <div className="grid gap-10">
        <Part title="Classes">
          <ClassList rulebook={rulebook} />
          {texts.map(({ key, name, text }) => (
            <p key={key} className="mt-4 max-w-3xl whitespace-pre-line">
              <span className="font-semibold">{name}:</span> {text}
            </p>
          ))}
        </Part>
        <Part title="Formats">
          <Panel flush>
            <Table caption="Formats" columns={formatColumns} rows={formats} rowKey={({ key }) => key} />
          </Panel>
        </Part>
        {rubrics.length > 0 && (
          <Part title="Score sheets">
            <div className="grid items-start gap-6 lg:grid-cols-2">
              {rubrics.map((rubric) => (
                <RubricSheet key={rubric.key} rubric={rubric} />
              ))}
            </div>
          </Part>
        )}
        {violations.length > 0 && (
          <Part title="Violations">
            <Panel flush>
              <Table
                caption="Violations"
                columns={violationColumns}
                rows={violations}
                rowKey={({ code }) => code}
              />
            </Panel>
          </Part>
        )}
        <PublicChanges rulebook={rulebook} />
        <Source rulebook={rulebook} />
      </div>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = `part-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="wide mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Source({ rulebook: { sourceUrl, sourceNote } }: { rulebook: Rulebook }) {
  if (!sourceUrl && !sourceNote) return null
  return (
    <p className="text-sm wrap-anywhere text-dim">
      {sourceNote} {sourceUrl && <WebLink href={sourceUrl} />}
    </p>
  )
}
