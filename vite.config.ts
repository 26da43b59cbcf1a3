import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Sonner writes its styles into the page when it loads, which the CSP refuses; ours come as a file. */
function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler: (code) => ({ code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null }),
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), tailwindcss(), sonnerWithoutInjectedStyles()],
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? ['web/src/app/server.tsx'] : ['web/src/app/client.tsx', 'web/src/app/boot.ts'],
    },
  },
}))
