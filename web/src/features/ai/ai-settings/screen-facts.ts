import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/ai-configuration': {
    description: 'What AI helps with on Boxrise, which texts leave the platform for it, and where they go.',
    data: () => import('./api/ai-status-data.ts'),
  },
  '/admin/ai-configuration': {
    samples: () => [
      '/admin/ai-configuration',
      '/admin/ai-configuration?tab=features',
      '/admin/ai-configuration?tab=prompts&feature=event_text',
      '/admin/ai-configuration?tab=usage',
    ],
  },
}
