/** In pixels, for charts and skeletons. The height of the headcount chart depends on its departments. */
export const CHART_HEIGHTS = { leave: 244, payroll: 208 };
