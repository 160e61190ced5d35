/** In pixels; the skeleton has the same. The headcount is as high as it has departments. */
export const CHART_HEIGHTS = { leave: 244, payroll: 208 };
