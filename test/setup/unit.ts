import { beforeEach, vi } from 'vitest';
import { testDay } from './test-day.ts';

// A spy, so that tests can unmount each site.
vi.mock('react-dom/client', { spy: true });

// Fake timers continue from here.
beforeEach(() => void vi.setSystemTime(`${testDay}T12:00+05:30`));
