import * as runtime from 'react/jsx-runtime';

/**
 * React's functions for JSX as constants. Otherwise each call in the bundle would be `(0, runtime.jsx)(…)`, and each page's
 * scripts would be 0.6 KB larger (Brotli).
 */
export const { Fragment, jsx, jsxs } = runtime;
