import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ArticleHeading, articleOf } from '#shared/content/cms-pages/article.ts'
import type { FooterSection, PublicPage } from '#shared/content/cms-pages/page.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

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
  page: PublicPage
  /** Parts of the screen that are not part of the text. */
  chrome?: ReactNode
}

/** The editor's text as visitors read it. */
export function PageArticle({ page, chrome }: PageArticleProps) {
  const { html, headings } = useMemo(() => articleOf(page.content), [page.content])
  const listed = headings.filter(({ level }) => level < 4)
  const text = useLinksOfThisSite()
  return (
    <div className="shell py-10">
      <PageHeader {...(page.footerSection && { label: labels[page.footerSection] })} title={page.title} />
      <div className="article-frame">
        {listed.length > fewHeadings && <ArticleContents headings={listed} />}
        <div className="min-w-0">
          <p className="text-sm text-dim">Last updated on {utcDay(page.updatedAt)}</p>
          {chrome && <div className="mt-4">{chrome}</div>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was stored and when it was read */}
          <article ref={text} className="article mt-6" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </div>
    </div>
  )
}

/** Turns to other pages of this site as every link of the application does, without loading it again. */
function useLinksOfThisSite() {
  const text = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const article = text.current
    const follow = (event: MouseEvent) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href')
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!href?.startsWith('/') || href.startsWith('/media/') || !isPlain) return
      event.preventDefault()
      void navigate(href)
    }
    article?.addEventListener('click', follow)
    return () => article?.removeEventListener('click', follow)
  }, [navigate])
  return text
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
