//! A list of named steps, run in order. A failing step does not stop the others, but what needs it is skipped; at the end
//! every step has one line and the whole has one.

use std::time::{Duration, Instant};

use crate::run::Failure;

enum Outcome {
    Passed,
    Failed(String),
    Skipped(&'static str),
}

struct Done {
    name: &'static str,
    outcome: Outcome,
    took: Duration,
}

/// The steps so far.
#[derive(Default)]
pub(crate) struct Steps {
    done: Vec<Done>,
}

impl Steps {
    /// Runs `action` unless a step named in `needs` has failed or was skipped.
    pub(crate) fn step(
        &mut self,
        name: &'static str,
        needs: &[&'static str],
        action: impl FnOnce() -> Result<(), Failure>,
    ) {
        let missing = needs.iter().find(|need| {
            self.done.iter().any(|done| done.name == **need && !matches!(done.outcome, Outcome::Passed))
        });
        if let Some(missing) = missing {
            self.done.push(Done { name, outcome: Outcome::Skipped(missing), took: Duration::ZERO });
            return;
        }
        println!("\n== {name}");
        let start = Instant::now();
        let outcome = match action() {
            Ok(()) => Outcome::Passed,
            Err(failure) => {
                println!("== {name} FAILED: {failure}");
                Outcome::Failed(failure.to_string())
            }
        };
        self.done.push(Done { name, outcome, took: start.elapsed() });
    }

    /// Prints the table and the closing line `N passed, N failed, N skipped` (steps, not single tests).
    ///
    /// # Errors
    /// A step failed.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let (mut passed, mut failed, mut skipped) = (0, 0, 0);
        println!("\n== summary");
        for done in &self.done {
            let seconds = done.took.as_secs_f32();
            match &done.outcome {
                Outcome::Passed => {
                    passed += 1;
                    println!("ok      {seconds:6.1} s  {}", done.name);
                }
                Outcome::Failed(why) => {
                    failed += 1;
                    println!("FAILED  {seconds:6.1} s  {}: {why}", done.name);
                }
                Outcome::Skipped(need) => {
                    skipped += 1;
                    println!("skipped           {}: needs {need}", done.name);
                }
            }
        }
        println!("{passed} passed, {failed} failed, {skipped} skipped");
        if failed > 0 {
            return Err(Failure::new(format!("{failed} of {} steps failed", self.done.len())));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Steps;
    use crate::run::Failure;

    #[test]
    fn a_step_is_skipped_when_its_need_failed() {
        let mut steps = Steps::default();
        let mut ran = Vec::new();
        steps.step("a", &[], || Err(Failure::new("no")));
        steps.step("b", &["a"], || {
            ran.push("b");
            Ok(())
        });
        steps.step("c", &["b"], || {
            ran.push("c");
            Ok(())
        });
        steps.step("d", &[], || {
            ran.push("d");
            Ok(())
        });
        assert_eq!(ran, ["d"]);
        assert_eq!(steps.finish().expect_err("a failed").to_string(), "1 of 4 steps failed");
    }

    #[test]
    fn all_passed_is_ok() {
        let mut steps = Steps::default();
        steps.step("a", &[], || Ok(()));
        assert!(steps.finish().is_ok());
    }
}
