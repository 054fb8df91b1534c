import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/shell/app.tsx';
import { watchForMissingParts } from './missing-parts.ts';
import './styles.css';
import { tolerateTranslators } from './tolerant-dom.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');

tolerateTranslators(Node.prototype);
watchForMissingParts(globalThis);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
