import '#web/styles/app.css'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app.tsx'

// Zod would otherwise try to compile its parsers with `new Function`, which our content security policy forbids.
z.config({ jitless: true })

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root to draw in')
createRoot(root).render(<App />)
