import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day that an admin has added to a calendar, such as a half day before a holiday, returns each year if they say so. */
export class YearlyHolidays1800000000003 implements MigrationInterface {
  static readonly raises = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('holiday_calendar', 'yearly')))
      await runner.query('ALTER TABLE holiday_calendar ADD COLUMN yearly mediumtext');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('holiday_calendar', 'yearly'))
      await runner.query('ALTER TABLE holiday_calendar DROP COLUMN yearly');
  }
}
