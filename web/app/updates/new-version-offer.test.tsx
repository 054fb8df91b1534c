import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  ResearchContext,
  type ResearchSession,
} from '../../features/research/run/research-context.ts';
import type { ResearchState } from '../../features/research/run/research-state.ts';
import { UPDATE_CHECK_MS } from '../../timings.ts';
import { NewVersionOffer } from './new-version-offer.tsx';
