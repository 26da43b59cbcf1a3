import './article.css'
import type { ReactNode } from 'react'
import type { ArticleHeading } from '#shared/content/cms-pages/article.ts'
import type { FooterSection } from '#shared/content/cms-pages/page.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import type { ShownPage } from '../api/cms-page-query.ts'

const labels: Record<FooterSection, string> = {
  company: 'Company',
  quick_links: 'Boxrise',
  legal: 'Legal',
  support: 'Help',
  social: 'Community',
}

/** The number of headings from which a list of them helps. */
const fewHeadings = 3

type PageArticleProps = {
  page: ShownPage
  /** Parts of the screen that are not part of the text. */
  chrome?: ReactNode
}

/** The editor's text as visitors read it. */
export function PageArticle({ page, chrome }: PageArticleProps) {
  const listed = page.headings.filter(({ level }) => level < 4)
  return (
    <div className="shell py-10">
      <PageHeader {...(page.footerSection && { label: labels[page.footerSection] })} title={page.title} />
      <div className="article-frame">
        {listed.length > fewHeadings && <ArticleContents headings={listed} />}
        <div className="min-w-0">
          <p className="text-sm text-dim">Last updated on {utcDay(page.updatedAt)}</p>
          {chrome && <div className="mt-4">{chrome}</div>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was stored and when it was read */}
          <article className="article mt-6" dangerouslySetInnerHTML={{ __html: page.html }} />
        </div>
      </div>
    </div>
  )
}

/** The headings of an article, each as a link to its place. */
function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav aria-label="On this page" className="article-contents">
      <p className="label mb-2 text-dim">On this page</p>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level > 2 ? 'pl-4' : undefined}>
            <a href={`#${id}`} className="article-contents-link">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
